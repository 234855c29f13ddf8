/** Implements decision 33, Banner, and WCAG 2.2.2. The driver sets the timer of `nextTimer`. */

export const advanceDelayMs = 4000;
export const resumeDelayMs = 5000;

export type BannerState = {
  index: number;
  count: number;
  /** `playing` advances; `resting` resumes after a manual change; `stopped` waits for the play button. */
  mode: 'playing' | 'resting' | 'stopped';
  isHovered: boolean;
  isFocused: boolean;
  isAnnounced: boolean;
};

export type BannerEvent =
  | { type: 'advance' | 'resume' | 'next' | 'previous' | 'toggle' }
  | { type: 'show'; index: number }
  | { type: 'hover' | 'focus'; isInside: boolean };

export const startBanner = (count: number, prefersReducedMotion: boolean): BannerState => ({
  index: 0,
  count,
  mode: prefersReducedMotion ? 'stopped' : 'playing',
  isHovered: false,
  isFocused: false,
  isAnnounced: false,
});

const wrap = (index: number, count: number) => (index + count) % count;

function changeManually(state: BannerState, index: number): BannerState {
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
      return changeManually(state, state.index + 1);
    case 'previous':
      return changeManually(state, state.index - 1);
    case 'show':
      return changeManually(state, event.index);
    case 'toggle':
      return { ...state, mode: state.mode === 'stopped' ? 'playing' : 'stopped' };
    case 'hover':
      return { ...state, isHovered: event.isInside };
    case 'focus':
      return { ...state, isFocused: event.isInside };
  }
}

export const isMoving = ({ mode, isHovered, isFocused }: BannerState) =>
  mode === 'playing' && !isHovered && !isFocused;

/** Undefined while paused or stopped. */
export function nextTimer(state: BannerState): { event: BannerEvent; afterMs: number } | undefined {
  if (state.mode === 'resting') return { event: { type: 'resume' }, afterMs: resumeDelayMs };
  return isMoving(state) ? { event: { type: 'advance' }, afterMs: advanceDelayMs } : undefined;
}
