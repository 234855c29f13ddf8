import { type PlanRow, usualPeople } from './plan-totals.ts';

export type PlanState = {
  rows: readonly PlanRow[];
  notice?: { text: string } | { removed: string; before: readonly PlanRow[] } | undefined;
  /** A new object for each request to focus. */
  focus?: { course: string; isScrolledTo: boolean } | undefined;
};

export type PlanAction =
  | { type: 'added'; course: string; isPrivate: boolean; isFocused: boolean }
  | { type: 'found'; course: string }
  | { type: 'changed'; course: string; part: Partial<Pick<PlanRow, 'people' | 'isPrivate'>> }
  | { type: 'removed'; course: string }
  | { type: 'undone' }
  | { type: 'restored'; rows: readonly PlanRow[]; text: string }
  | { type: 'said'; text: string };

export const emptyPlan: PlanState = { rows: [] };

export function reducePlan(state: PlanState, action: PlanAction): PlanState {
  const { rows } = state;
  switch (action.type) {
    case 'added': {
      if (rows.some(({ course }) => course === action.course)) return state;
      const row = {
        course: action.course,
        people: rows.at(-1)?.people ?? usualPeople,
        isPrivate: action.isPrivate,
      };
      return {
        rows: [...rows, row],
        focus: action.isFocused ? { course: action.course, isScrolledTo: false } : undefined,
      };
    }
    case 'found':
      return { ...state, focus: { course: action.course, isScrolledTo: true } };
    case 'changed':
      return { rows: rows.map((row) => (row.course === action.course ? { ...row, ...action.part } : row)) };
    case 'removed':
      return {
        rows: rows.filter(({ course }) => course !== action.course),
        notice: { removed: action.course, before: rows },
      };
    case 'undone': {
      const { notice } = state;
      if (!notice || !('removed' in notice)) return state;
      return { rows: notice.before, focus: { course: notice.removed, isScrolledTo: false } };
    }
    case 'restored':
      return { rows: action.rows, notice: { text: action.text } };
    case 'said':
      return { ...state, notice: { text: action.text } };
  }
}
