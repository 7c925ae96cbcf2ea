"""What is wrong with how a page is laid out, and which of its words no catalogue has."""

from __future__ import annotations

from typing import Final

from tests.web.browsing import Visitor

# Something sticks out sideways, a target at a table is too small for a thumb, a text is cut.
FAULTS: Final = r"""() => {
    const faults = [];
    const seen = one => one.checkVisibility({ visibilityProperty: true });
    const named = one => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ');
    const wide = [document.documentElement, ...document.querySelectorAll('.centre, dialog[open]')];
    for (const part of wide) {
        if (part.scrollWidth > part.clientWidth) faults.push(`${part.tagName} ${part.className} is too wide`);
    }
    for (const target of document.querySelectorAll('.room button, .room summary')) {
        const { width, height } = target.getBoundingClientRect();
        if (width && Math.min(width, height) < 43.9) faults.push(`${named(target)} is ${width} by ${height}`);
    }
    for (const part of document.querySelectorAll('body *')) {
        if (!(part instanceof HTMLElement) || !part.innerText || !seen(part)) continue;
        const { overflowX, overflowY, clipPath } = getComputedStyle(part);
        if (clipPath !== 'none' || part.clientWidth <= 1) continue; // only for who listens
        const isButton = part.matches('button, .button');
        const across = isButton || ['hidden', 'clip'].includes(overflowX);
        const down = isButton || ['hidden', 'clip'].includes(overflowY);
        const isWide = part.clientWidth && across && part.scrollWidth > part.clientWidth + 1;
        const isHigh = part.clientHeight && down && part.scrollHeight > part.clientHeight + 2;
        if (isWide || isHigh) faults.push(`${named(part)} is cut`);
    }
    for (const name of document.querySelectorAll('.centre .name')) {
        if (name.scrollWidth > name.clientWidth + 1) faults.push(`${name.textContent} is cut`);
    }
    return [...new Set(faults)];
}"""
# All that a page says, but for what people are called, the name of the whole and what others wrote.
SAID: Final = """() => {
    const names = [...document.querySelectorAll('.seats .name, .name')].map(one => one.textContent.trim());
    const labels = [...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label'));
    let said = [document.title, document.body.innerText, ...labels].join('\\n').replaceAll('Houndtable', ' ');
    for (const name of names.filter(Boolean)) said = said.replaceAll(name, ' ');
    return [...new Set(said.split('\\n').filter(line => /[aeiou]/.test(line)))];
}"""


def faults(visitor: Visitor) -> list[str]:
    """What is too wide, too small or cut."""
    found: list[str] = visitor.page.evaluate(FAULTS)
    return found


def untold(visitor: Visitor) -> list[str]:
    """The lines that are not wholly in the made-up language, of whose letters none is a plain small vowel."""
    found: list[str] = visitor.page.evaluate(SAID)
    return found
