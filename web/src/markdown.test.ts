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

test("headings and tables", () => {
  expect(rendered("## 1 The box", "chess")).toBe("<h3>1 The box</h3>");
  expect(rendered("Before:\n| a | b |\n|---|---|\n| 1 | **2** |\nafter", "chess")).toBe(
    "<p>Before:</p><table><thead><tr><th>a</th><th>b</th></tr></thead>" +
      "<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table><p>after</p>",
  );
});
