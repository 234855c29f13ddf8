import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { examples as change } from './Change/ChangeLine.examples.ts';
import { ChangeLine } from './Change/ChangeLine.tsx';
import { examples as ring } from './Count/CountRing.examples.ts';
import { CountRing } from './Count/CountRing.tsx';
import { examples as rows } from './Count/CountRows.examples.ts';
import { CountRows } from './Count/CountRows.tsx';
import { examples as parts } from './Parts/PartsFields.examples.ts';
import { PartsFields } from './Parts/PartsFields.tsx';
import { examples as path } from './Path/StepPath.examples.ts';
import { StepPath } from './Path/StepPath.tsx';
import { examples as petals } from './Petals/Petals.examples.ts';
import { Petals } from './Petals/Petals.tsx';

type Props = Record<string, unknown>;
const kinds = { ChangeLine, CountRing, CountRows, PartsFields, StepPath, Petals };
const examples: Record<keyof typeof kinds, Readonly<Record<string, object>>> = {
  ChangeLine: change,
  CountRing: ring,
  CountRows: rows,
  PartsFields: parts,
  StepPath: path,
  Petals: petals,
};
const cases = Object.entries(kinds).flatMap(([name, Kind]) =>
  Object.entries(examples[name as keyof typeof kinds]).map(([state, props]) => {
    const Component = Kind as unknown as ComponentType<Props>;
    return { name, state, markup: renderToStaticMarkup(<Component {...(props as Props)} />) };
  }),
);

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

describe.each(cases)('$name, $state', ({ markup }) => {
  const drawn = [...markup.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text = '']) => text);
  const listed = textOf(markup.replace(/<svg.*?<\/svg>(?:<\/svg>)*/g, ' '));

  test('a reader of the list alone meets every word that is drawn', () => {
    // The numbers of steps are the list's own; the scale's zero is no value.
    const values = drawn.filter((text) => !/^\d$/.test(text));
    const said = new Set(listed.replace(/[.,:;](?=\s)/g, '').match(/[\p{L}\d.%’-]+/gu));
    const lanes = ['you', 'we', 'before', 'after', 'at', 'best', 'hold'];
    for (const word of values.flatMap((text) => text.toLowerCase().match(/[\p{L}\d.%’-]+/gu) ?? []))
      expect([...said, ...lanes]).toContain(word);
  });

  test('no attribute sets a style, and no drawing is heard', () => {
    expect(markup).not.toMatch(/ style=/);
    for (const [tag] of markup.matchAll(/<svg[^>]*>/g)) expect(tag).toContain('aria-hidden="true"');
  });
});
