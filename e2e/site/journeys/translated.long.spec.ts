import { translate } from '../support/translate.ts';
import { describeChanged } from './translated-scenarios.ts';

/** The most that a browser waits until it translates text that has appeared, in milliseconds. */
const delays = [0, 400];

for (const delay of delays)
  describeChanged(`translated, and new text after ${delay} ms`, (page) => translate(page, delay));
