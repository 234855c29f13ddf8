import type { ComponentProps } from 'react';
import { inventedFacts, inventedPeople } from '../../course/buyer-facts.fixture.ts';
import { buyerAnswers } from '../../course/buyer-facts.ts';
import { exampleCourse } from '../../course/course.fixture.ts';
import type { Examples } from '../examples.ts';
import type { BuyerAnswers } from './BuyerAnswers.tsx';

const { certificate, support, bring } = inventedFacts;
const answers = (facts: Partial<typeof inventedFacts>) =>
  buyerAnswers([exampleCourse], { buyerFacts: facts, people: inventedPeople });
const { blocks: _, ...withoutHours } = exampleCourse;

export const examples = {
  'Filled, with invented facts': {
    answers: answers(inventedFacts),
    subject: 'Example Course',
    replyWithinHours: 24,
  },
  'Most of it missing': {
    answers: answers({ certificate, support, bring }),
    subject: 'Example Course',
    replyWithinHours: 24,
  },
  'Nothing given': {
    answers: buyerAnswers([withoutHours], { buyerFacts: {}, people: [] }),
    subject: 'Example Course',
    replyWithinHours: 24,
  },
} satisfies Examples<ComponentProps<typeof BuyerAnswers>>;
