import { describeOpenStates } from './open-states.ts';
import { expectNoBarriersAt } from './states.ts';

describeOpenStates(expectNoBarriersAt, true);
