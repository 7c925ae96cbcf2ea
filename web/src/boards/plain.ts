// A piece nobody has drawn yet: paper with its text on it.

const HIDDEN = "?";

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function plainFace(card: string): string {
  const paper = `<rect x="2" y="2" width="96" height="136" rx="8" fill="#fdf6e7" stroke="#4a3626" stroke-width="3"/>`;
  if (card === HIDDEN) {
    return `${paper}<rect x="12" y="12" width="76" height="116" rx="5" fill="#b98a54" stroke="#4a3626" stroke-width="2"/>`;
  }
  const size = card.length > 4 ? 17 : 30;
  const text = `<text x="8" y="${size + 6}" font-size="${size}" font-family="sans-serif" font-weight="700" fill="#33241a">${escaped(card)}</text>`;
  return paper + text;
}

export const CARD_BOX = "0 0 100 140";
