import { inventedFacts, inventedPeople } from '../../topics/course/buyer-facts.fixture.ts';
import { buyerAnswers } from '../../topics/course/buyer-facts.ts';
import { exampleCourse } from '../../topics/course/course.fixture.ts';
import type { Examples } from '../examples.ts';
import type { BuyerAnswers } from './BuyerAnswers.tsx';

const { hours, language, classSize, payment, funding } = inventedFacts;
const company = { serviceFacts: {}, people: inventedPeople, references: [] };
const answers = (buyerFacts: Partial<typeof inventedFacts>) =>
  buyerAnswers([exampleCourse], { ...company, buyerFacts });

export const examples = {
  'Filled, with invented facts': { answers: answers(inventedFacts) },
  'Two groups': { answers: answers({ hours, language, classSize, payment, funding }) },
} satisfies Examples<typeof BuyerAnswers>;
