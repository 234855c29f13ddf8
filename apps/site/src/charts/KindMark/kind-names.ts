import type { MatrixKind } from '../../schemas/parts/matrix-kind.ts';

export const kindNames: Record<MatrixKind, string> = {
  binding: 'Binding',
  'in-part': 'Binding in part',
  later: 'Binding, from a later day',
  voluntary: 'Voluntary',
  told: 'Told by the party itself',
  'not-in-force': 'Not yet in force',
  none: 'None',
};
