import { describe, expect, test } from 'vitest';
import { bareTextFindings } from './bare-text-rules.ts';

const findings = (jsx: string) => bareTextFindings('a.tsx', `const a = ${jsx};`);

describe('bareTextFindings', () => {
  test.each([
    "<p>{isMine ? 'Give back' : 'Take'} <Kbd>T</Kbd></p>",
    '<p>{name}{seats > 1 && ", a group"}</p>',
    '<p>{isNew && <b>New.</b>} It goes to the office</p>',
    "<p>{day ? <Link to={day}>{title}</Link> : 'No day'}, {dates}</p>",
    '<p>{free !== null && <>, <b>{free}</b></>}</p>',
  ])('finds the text in %s', (jsx) => {
    expect(findings(jsx)).toEqual(
      expect.arrayContaining([expect.stringContaining('a.tsx:1 has a bare text')]),
    );
  });

  test.each([
    "<p><span>{isMine ? 'Give back' : 'Take'}</span> <Kbd>T</Kbd></p>",
    "<p>{isMine ? 'Give back' : 'Take'}</p>",
    '<p>{name} {count !== undefined && <small>{count}</small>}</p>',
    '<p>{isNew && <b>New.</b>}<span> It goes to the office</span></p>',
    '<p>{free !== null && <span>, <b>{free}</b></span>}</p>',
  ])('accepts %s', (jsx) => expect(findings(jsx)).toEqual([]));
});
