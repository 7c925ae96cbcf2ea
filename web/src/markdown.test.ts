import { expect, test } from "vitest";
import { rendered } from "./markdown";

test("a clause loses its own number and links the rules it cites", () => {
  expect(rendered("**3.3** Play as in [4.1], *if* you `can`.", "chess")).toBe(
    '<p>Play as in <a href="/rules/chess#4.1">[4.1]</a>, <em>if</em> you <code>can</code>.</p>',
  );
});

test("nothing in a rulebook becomes markup of its own", () => {
  expect(rendered('<b onclick="x">&', "chess")).toBe("<p>&#60;b onclick=&#34;x&#34;&#62;&#38;</p>");
});

test("a picture is drawn, and said to who cannot see it; in words where there is none", () => {
  const pictures = { box: () => "<svg></svg>" };
  expect(rendered('![The "box".](picture:box)', "chess", pictures)).toBe(
    '<div class="picture" role="img" aria-label="The &#34;box&#34;."><svg></svg></div>',
  );
  expect(rendered("![The box.](picture:toString)", "chess", pictures)).toBe('<p class="picture"><em>The box.</em></p>');
});

test("lists, with points of several lines", () => {
  expect(rendered("Take:\n- **one**\n  and more\n- two\n\n1. first\n2. second", "chess")).toBe(
    "<p>Take:</p><ul><li><strong>one</strong> and more</li><li>two</li></ul><ol><li>first</li><li>second</li></ol>",
  );
});

test("headings and tables", () => {
  expect(rendered("## 1 The box", "chess")).toBe("<h3>1 The box</h3>");
  expect(rendered("Before:\n| a | b |\n|---|---|\n| 1 | **2** |\nafter", "chess")).toBe(
    "<p>Before:</p><div class=\"wide\" tabindex=\"0\"><table><thead><tr><th>a</th><th>b</th></tr></thead>" +
      "<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table></div><p>after</p>",
  );
});
