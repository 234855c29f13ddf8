import { describe, expect, test } from 'vitest';
import { type BannerState, isMoving, nextTimer, reduceBanner, startBanner } from './PromoBanner.state.ts';

const playing = startBanner(6, false);

describe('the promotional banner', () => {
  test('advances every 4000 ms and wraps from the sixth slide to the first', () => {
    expect(nextTimer(playing)).toEqual({ event: { type: 'advance' }, afterMs: 4000 });
    let state: BannerState = playing;
    const shown = Array.from({ length: 7 }, () => {
      state = reduceBanner(state, { type: 'advance' });
      return state.index;
    });
    expect(shown).toEqual([1, 2, 3, 4, 5, 0, 1]);
  });

  test.each([
    ['next', { type: 'next' }, 1],
    ['previous, wrapping', { type: 'previous' }, 5],
    ['a dot', { type: 'show', index: 3 }, 3],
  ] as const)('%s rests auto-play and resumes it 5000 ms later', (_name, event, index) => {
    const resting = reduceBanner(playing, event);
    expect(resting).toMatchObject({ index, mode: 'resting' });
    expect(nextTimer(resting)).toEqual({ event: { type: 'resume' }, afterMs: 5000 });
    expect(nextTimer(reduceBanner(resting, { type: 'resume' }))?.afterMs).toBe(4000);
  });

  test('holds still while the pointer is on it or the focus in it', () => {
    const hovered = reduceBanner(playing, { type: 'hover', isInside: true });
    const both = reduceBanner(hovered, { type: 'focus', isInside: true });
    const focused = reduceBanner(both, { type: 'hover', isInside: false });
    for (const state of [hovered, both, focused]) expect(nextTimer(state)).toBeUndefined();
    expect(isMoving(reduceBanner(focused, { type: 'focus', isInside: false }))).toBe(true);
  });

  test('does not start by itself under reduced motion, and starts on request', () => {
    const still = startBanner(6, true);
    expect(nextTimer(still)).toBeUndefined();
    expect(isMoving(reduceBanner(still, { type: 'toggle' }))).toBe(true);
  });

  test('the pause button stops it for good: a manual action does not start it again', () => {
    const stopped = reduceBanner(playing, { type: 'toggle' });
    const moved = reduceBanner(stopped, { type: 'next' });
    expect(moved).toMatchObject({ index: 1, mode: 'stopped' });
    expect(nextTimer(moved)).toBeUndefined();
  });

  test('announces what a person did, never what moved by itself', () => {
    expect(reduceBanner(playing, { type: 'next' }).isAnnounced).toBe(true);
    expect(reduceBanner(reduceBanner(playing, { type: 'next' }), { type: 'advance' }).isAnnounced).toBe(
      false,
    );
  });
});
