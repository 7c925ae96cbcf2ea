// What score lines are called in the language of the page.

const NUMBER = /\d+/g;

/** The reason for points; one that nobody has a word for is told as it is. */
export function reasonOf(line: string, reasons: Record<string, string>): string {
  const key = line.replace(NUMBER, "{}");
  if (!Object.hasOwn(reasons, key)) return line;
  const numbers = line.match(NUMBER) ?? [];
  return reasons[key]!.replace(/\{\}/g, () => numbers.shift() ?? "");
}
