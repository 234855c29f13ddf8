import { BuyerAnswers } from '../../components/BuyerAnswers/BuyerAnswers.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { BuyerAnswers as Answers } from '../../topics/course/buyer-facts.ts';

export const ServiceAnswers = ({ answers }: { answers: Answers }) =>
  answers.groups.length > 0 && (
    <Section id="what-buyers-ask" title="What buyers ask">
      <BuyerAnswers answers={answers} />
    </Section>
  );
