import { describeOpenStates } from './open-states.ts';
import { expectNoBarriersOnceAt } from './states.ts';

describeOpenStates(expectNoBarriersOnceAt, false);
