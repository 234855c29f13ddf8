import { Fold } from '../../components/Fold/Fold.tsx';
import { Section } from '../../components/Section/Section.tsx';

export const ArticleCitation = ({ apa, bibTex }: { apa: string; bibTex: string }) => (
  <Section id="cite" title="Cite this page" layout="quiet" isPrinted={false}>
    <div className="halves">
      <p>{apa}</p>
      <Fold label="BibTeX" isOnPhonesOnly={false}>
        <pre>{bibTex}</pre>
      </Fold>
    </div>
  </Section>
);
