import { expect, test } from 'vitest';
import { readPage } from '../pages.ts';
import * as markdown from './page-markdown.ts';

const pageMarkdown = (html: string) => markdown.pageMarkdown(readPage('p.html', html), '2026-11-21');

function markdownOf(main: string): string {
  const html = `<!doctype html><html><head><meta name="description" content="A &quot;B&quot;"><meta property="og:title" content="T"><meta property="og:url" content="https://a.example/p"></head><body><header>Menu</header><main id="main">${main}</main></body></html>`;
  return pageMarkdown(html)
    .replace(/^---[\s\S]*?---\n\n/, '')
    .trim();
}

test('front matter quotes what YAML would misread', () => {
  const html =
    '<html><head><meta property="og:title" content="A: &quot;B&quot;"><meta property="og:url" content="https://a.example/"></head><body><main><p>x</p></main></body></html>';
  expect(pageMarkdown(html)).toBe(
    '---\ntitle: "A: \\"B\\""\ndescription: ""\nurl: "https://a.example/"\nupdatedOn: 2026-11-21\n---\n\nx\n',
  );
});

test.each([
  [
    'a chart stays, with its text and caption',
    '<figure><img src="/c.svg" alt="Two bars"><figcaption>Figure 1</figcaption></figure>',
    '![Two bars](https://a.example/c.svg)\n\n_Figure 1_',
  ],
  [
    'of a figure drawn from content, its title and its list stay',
    '<figure><header><h3>Three moved</h3><p>To scale.</p></header><svg aria-hidden="true"><text>2 Aug</text></svg><ol><li>2 Aug 2026</li></ol><figcaption>By law</figcaption></figure>',
    '### Three moved\n\nTo scale.\n\n1. 2 Aug 2026\n\n_By law_',
  ],
  [
    'a table keeps its groups, and words that only styles part',
    '<table><thead><tr><th scope="col">Rule</th><th scope="col">Day</th></tr></thead><tbody><tr><th colspan="2" scope="rowgroup">High risk</th></tr><tr><th scope="row">Uses<span>Annex III</span></th><td>2 Dec</td></tr></tbody></table>',
    '| Rule | Day |\n| - | - |\n| **High risk** | |\n| Uses, Annex III | 2 Dec |',
  ],
  [
    'a form becomes a link to its place',
    '<section id="register"><h2>Register</h2><form><label>Name<input></label></form></section>',
    '## Register\n\n[Fill in the form on the page](https://a.example/p#register).',
  ],
  [
    'facts become a list',
    '<dl><div><dt>Price</dt><dd><span>SGD 800</span><small data-md="unit">per pax</small></dd></div></dl>',
    '- **Price:** SGD 800 per pax',
  ],
  [
    'a list item reads as one line',
    '<ol><li><p><time>1 Aug</time></p><b>In force</b><p>No duty yet.<span data-md="marks"><a href="#source-1">1</a><a href="#source-5">5</a></span></p></li></ol>',
    '1. 1 Aug · **In force** · No duty yet.[1, 5]',
  ],
  [
    'a card’s link is on its title, and the title comes first',
    '<ul><li><a href="/energy"><p>40%</p><h3>Energy</h3><p>Wind.</p></a></li></ul>',
    '### [Energy](https://a.example/energy)\n\n40%\n\nWind.',
  ],
  [
    'puts the text beside a folded heading below it',
    '<details><summary><h3>Past</h3><span>12, in <b>2025</b></span><svg></svg></summary><p>All.</p></details>',
    '### Past\n\n12, in **2025**\n\nAll.',
  ],
  [
    'a source’s number is the list’s own',
    '<ol><li id="source-1"><span data-md="skip">1</span><span>EU, <a href="https://b.example/x">Act</a><span data-md="skip"><a href="#mark-1">a</a></span></span></li></ol>',
    '1. EU, [Act](https://b.example/x)',
  ],
  [
    'a note that is no unit is set off',
    '<dl><div><dt>Length</dt><dd><span>3 Days</span><small>12 modules</small></dd></div></dl>',
    '- **Length:** 3 Days, 12 modules',
  ],
  [
    'a label names its marks',
    '<p data-md="label">Sources<span data-md="marks"><a href="#source-2">2</a></span></p>',
    'Sources: [2]',
  ],
  ['what was struck out stays struck out', '<p>2027, was <s>2026</s></p>', '2027, was ~~2026~~'],
  ['a power keeps its height', '<p>10<sup>25</sup> FLOPs</p>', '10^25 FLOPs'],
])('%s', (_, html, expected) => expect(markdownOf(html)).toBe(expected));
