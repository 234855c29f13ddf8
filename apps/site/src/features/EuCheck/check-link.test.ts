import { describe, expect, test } from 'vitest';
import { linkOf, readLink } from './check-link.ts';

const linked = {
  version: '2026-11-22',
  answers: { kind: ['ai-system'], roles: ['role-provider', 'role-deployer'] },
  turnoverEur: 1_200_000,
};

describe('the link to answers', () => {
  test('returns what was written, in the fragment alone', () => {
    const link = linkOf(linked);
    expect(link).toBe('#a=2026-11-22;kind=ai-system;roles=role-provider,role-deployer;turnover=1200000');
    expect(readLink(link)).toEqual(linked);
  });

  test.each([
    '#a=',
    '#a=2026-11-22',
    '#a=yesterday;kind=ai-system',
    '#a=2026-11-22;kind',
    '#a=2026-11-22;kind=',
    '#a=2026-11-22;kind=ai-system;kind=fixed-rules',
    '#a=2026-11-22;kind=<b>',
    '#a=2026-11-22;turnover=-5',
    '#q=kind',
  ])('rejects a damaged one: %s', (hash) => expect(readLink(hash)).toBeUndefined());
});
