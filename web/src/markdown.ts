// The few marks our rulebooks use, as HTML: headings, paragraphs, tables, bold, italic, code, and rules cited as [5.3].

import { paths } from "./router.svelte";

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
  return row.split("|").slice(1, -1).map((cell) => cell.trim());
}

function table(rows: string[], game: string): string {
  const line = (row: string, tag: string): string =>
    `<tr>${cells(row).map((cell) => `<${tag}>${inline(cell, game)}</${tag}>`).join("")}</tr>`;
  const [head = "", , ...body] = rows;
  return `<table><thead>${line(head, "th")}</thead><tbody>${body.map((row) => line(row, "td")).join("")}</tbody></table>`;
}

/** A clause of a game's rulebook as HTML; its own number is left out, for it stands beside. */
export function rendered(text: string, game: string): string {
  const blocks = text.replace(/^\*\*\d+\.\d+\*\* /, "").split(/\n{2,}/);
  return blocks
    .map((block) => {
      const heading = /^(#+) (.*)$/.exec(block);
      if (heading) {
        const level = Math.min(heading[1]!.length + 1, 4);
        return `<h${level}>${inline(heading[2]!, game)}</h${level}>`;
      }
      const rows = block.split("\n");
      const first = rows.findIndex((row) => row.startsWith("|"));
      if (first < 0) return `<p>${inline(rows.join(" "), game)}</p>`;
      const before = rows.slice(0, first).join(" ");
      const end = rows.findIndex((row, at) => at > first && !row.startsWith("|"));
      const after = end < 0 ? "" : rows.slice(end).join(" ");
      const told = (words: string): string => (words ? `<p>${inline(words, game)}</p>` : "");
      return told(before) + table(rows.slice(first, end < 0 ? undefined : end), game) + told(after);
    })
    .join("");
}
