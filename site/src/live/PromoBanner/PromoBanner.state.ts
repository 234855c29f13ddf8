/**
 * The rotating banner as a pure reducer (WCAG 2.2.2).
 * It knows no clock: `nextTimer` says which event comes after how long, and the driver sets that one timer.
 */

export const advanceDelayMs = 4000;
export const resumeDelayMs = 5000;

export type BannerState = {
  /** Slide that shows, from 0. */
  index: number;
  count: number;
  /** `playing` advances by itself; `resting` waits after a manual action; `stopped` waits for the play button. */
  mode: 'playing' | 'resting' | 'stopped';
  /** The pointer rests on the banner, or the keyboard's focus is in it: it holds still. */
  isHovered: boolean;
  isFocused: boolean;
  /** The last change came from a person, so it is announced. */
  isAnnounced: boolean;
};

export type BannerEvent =
  | { type: 'advance' | 'resume' | 'next' | 'previous' | 'toggle' }
  | { type: 'show'; index: number }
  | { type: 'hover' | 'focus'; isInside: boolean };

/** Under reduced motion the banner does not start by itself. */
export const startBanner = (count: number, prefersReducedMotion: boolean): BannerState => ({
  index: 0,
  count,
  mode: prefersReducedMotion ? 'stopped' : 'playing',
  isHovered: false,
  isFocused: false,
  isAnnounced: false,
});

const wrap = (index: number, count: number) => (index + count) % count;

function byHand(state: BannerState, index: number): BannerState {
  const mode = state.mode === 'stopped' ? 'stopped' : 'resting';
  return { ...state, index: wrap(index, state.count), mode, isAnnounced: true };
}

export function reduceBanner(state: BannerState, event: BannerEvent): BannerState {
  switch (event.type) {
    case 'advance':
      return { ...state, index: wrap(state.index + 1, state.count), isAnnounced: false };
    case 'resume':
      return { ...state, mode: 'playing' };
    case 'next':
      return byHand(state, state.index + 1);
    case 'previous':
      return byHand(state, state.index - 1);
    case 'show':
      return byHand(state, event.index);
    case 'toggle':
      return { ...state, mode: state.mode === 'stopped' ? 'playing' : 'stopped' };
    case 'hover':
      return { ...state, isHovered: event.isInside };
    case 'focus':
      return { ...state, isFocused: event.isInside };
  }
}

/** Whether the banner moves by itself now. */
export const isMoving = ({ mode, isHovered, isFocused }: BannerState) =>
  mode === 'playing' && !isHovered && !isFocused;

/** The one timer that the state asks for; none while it holds still. */
export function nextTimer(state: BannerState): { event: BannerEvent; afterMs: number } | undefined {
  if (state.mode === 'resting') return { event: { type: 'resume' }, afterMs: resumeDelayMs };
  return isMoving(state) ? { event: { type: 'advance' }, afterMs: advanceDelayMs } : undefined;
}
