import { describe, expect, test } from 'vitest';
import { handsText } from './hands.ts';
import { groundPx, labelLines, pathDrawing } from './path-drawing.ts';

describe('a step path', () => {
  test.each([2, 3, 5, 7, 12])(
    'of %i steps has a node a step, each over its own column and higher than the one before',
    (count) => {
      const { nodes } = pathDrawing(count, { gutter: 11, isCentred: true });
      expect(nodes).toHaveLength(count);
      nodes.forEach(({ x, y }, i) => {
        const column = 89 / count;
        expect(x).toBeGreaterThan(11 + column * i);
        expect(x).toBeLessThan(11 + column * (i + 1));
        expect(y).toBeLessThan(nodes[i - 1]?.y ?? groundPx);
      });
    },
  );

  test('ends its stem at the last node, wherever the columns begin', () => {
    const { stem, from, nodes } = pathDrawing(4, { gutter: 0, isCentred: false });
    const last = nodes.at(-1);
    const [x, y] = stem.split(' ').slice(-2).map(Number);
    expect(from + ((x ?? 0) * (100 - from)) / 1000).toBeCloseTo(last?.x ?? 0, 0);
    expect(y).toBe(last?.y);
  });

  test('same steps, same drawing', () => {
    const draw = () => pathDrawing(7, { gutter: 11, isCentred: true });
    expect(draw()).toEqual(draw());
  });

  test('breaks a label between words only, and loses none', () => {
    expect(labelLines('Internal audit and application', 15)).toEqual(['Internal audit', 'and application']);
    expect(labelLines('Datenschutzfolgenabschätzung now', 10)).toEqual([
      'Datenschutzfolgenabschätzung',
      'now',
    ]);
  });
});

describe('whose work a step is', () => {
  test('names who does it and who takes part, each once', () => {
    expect(handsText({ us: 'does', you: 'takes-part' })).toBe('We do this; you take part.');
    expect(handsText({ us: 'does', you: 'does', other: 'takes-part' }, 'Certification body')).toBe(
      'You and we do this; the certification body takes part.',
    );
    expect(handsText({ other: 'does' }, 'Certification body')).toBe('The certification body does this.');
  });
});
