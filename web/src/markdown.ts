// The few marks our rulebooks use, as HTML: headings, paragraphs, lists, tables, pictures, bold, italic, code, and rules
// cited as [5.3].

import { found } from "./art/game";
import { paths } from "./router.svelte";

/** A game's pictures by their names, each a whole SVG. */
export type Pictures = Readonly<Record<string, () => string>>;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function inline(text: string, game: string): string {
  return escaped(text)
    .split(/(`[^`]*`)/)
    .map((part) => {
      if (part.startsWith("`") && part.length > 1) return `<code>${part.slice(1, -1)}</code>`;
      return part
        .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
        .replace(/\*(.+?)\*/g, "<em>$1</em>")
        .replace(/\[(\d+\.\d+)\]/g, (_, clause: string) => `<a href="${paths.rules(game, clause)}">[${clause}]</a>`);
    })
    .join("");
}

function cells(row: string): string[] {
  return row.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function table(rows: string[], game: string): string {
  const line = (row: string, tag: string): string =>
    `<tr>${cells(row).map((cell) => `<${tag}>${inline(cell, game)}</${tag}>`).join("")}</tr>`;
  const [head = "", , ...body] = rows;
  const all = `<thead>${line(head, "th")}</thead><tbody>${body.map((row) => line(row, "td")).join("")}</tbody>`;
  return `<div class="wide" tabindex="0"><table>${all}</table></div>`; // one that is too wide can be scrolled by keys
}

/** A picture; in words where there is none. */
function picture(alt: string, name: string, game: string, pictures: Pictures): string {
  const draw = found(pictures, name);
  if (!draw) return `<p class="picture"><em>${inline(alt, game)}</em></p>`;
  return `<div class="picture" role="img" aria-label="${escaped(alt)}">${draw()}</div>`;
}

type Kind = "table" | "ul" | "ol" | "p";

function kindOf(line: string): Kind {
  return line.startsWith("|") ? "table" : line.startsWith("- ") ? "ul" : /^\d+\. /.test(line) ? "ol" : "p";
}

/** The lines of a block that belong together: a table's rows, a list's points, a paragraph. */
function parts(block: string): { kind: Kind; lines: string[] }[] {
  const all: { kind: Kind; lines: string[] }[] = [];
  for (const line of block.split("\n")) {
    const kind = kindOf(line);
    const last = all.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else if (kind === "p" && (last?.kind === "ul" || last?.kind === "ol")) last.lines.push(`${last.lines.pop()} ${line.trim()}`);
    else all.push({ kind, lines: [line] });
  }
  return all;
}

function part({ kind, lines }: { kind: Kind; lines: string[] }, game: string): string {
  if (kind === "table") return table(lines, game);
  if (kind === "p") return `<p>${inline(lines.join(" "), game)}</p>`;
  return `<${kind}>${lines.map((line) => `<li>${inline(line.replace(/^(-|\d+\.) /, ""), game)}</li>`).join("")}</${kind}>`;
}

/** A clause of a game's rulebook as HTML; its own number is left out, for it stands beside. */
export function rendered(text: string, game: string, pictures: Pictures = {}): string {
  const blocks = text.replace(/^\*\*\d+\.\d+\*\* /, "").split(/\n{2,}/);
  return blocks
    .map((block) => {
      const heading = /^(#+) (.*)$/.exec(block);
      if (heading) {
        const level = Math.min(heading[1]!.length + 1, 4);
        return `<h${level}>${inline(heading[2]!, game)}</h${level}>`;
      }
      const drawn = /^!\[(.*)\]\(picture:([\w-]+)\)$/.exec(block.replaceAll("\n", " "));
      if (drawn) return picture(drawn[1]!, drawn[2]!, game, pictures);
      return parts(block).map((each) => part(each, game)).join("");
    })
    .join("");
}
