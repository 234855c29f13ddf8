import { knownAnswers } from '@vanda/eu-ai-act-rules/answers';
import { assess } from '@vanda/eu-ai-act-rules/assess';
import { linkOf } from '../features/EuCheck/check-link.ts';
import { isInForceOn } from '../features/EuCheck/check-messages.ts';
import { countClocks, readIncident } from '../features/Incident/incident-record.ts';
import { dayOf, headlineOf, inGroups } from '../features/WhichLaws/finder-record.ts';
import { routes } from '../routing/routes.ts';
import type { PageOf } from '../schemas/page.ts';
import type { Sample } from '../sections/SampleSheet/SampleSheet.tsx';
import { bindsSome, withinWords } from '../topics/regulation/which-laws/clocks.ts';
import { findLaws, knownAnswers as knownToFinder } from '../topics/regulation/which-laws/find-laws.ts';
import { getEuRules, getFinder } from './application-data.ts';
import { dataOrThrow } from './collections.ts';
import { now, today } from './now.ts';

type Paper = PageOf<'home'>['samples']['papers'][number];

const linesOfSample = 3;

/** What each tool gives for the answers of a sample, computed by the code of the tool. */
export async function getSamples(papers: readonly Paper[]): Promise<Sample[]> {
  const [rules, finder] = [await getEuRules(), await getFinder()];
  const incidentPage = await dataOrThrow('incidentPage', 'incident');
  const outcomes = {
    check: (answers: Paper['answers']) => {
      const { headline, duties } = assess(rules, answers, today);
      const later = duties.flatMap((role) => role.duties).filter((duty) => !isInForceOn(duty, today));
      return {
        isKnown: knownAnswers(rules, answers) !== undefined,
        path: `${routes.euCheck}${linkOf({ version: rules.version, answers })}`,
        title: headline.title,
        lines: later.map(({ evidence, article }) => ({ text: evidence, mark: article })),
      };
    },
    finder: (answers: Paper['answers']) => {
      const found = inGroups(findLaws(finder, answers, today));
      return {
        isKnown: knownToFinder(finder, answers) !== undefined,
        path: `${routes.whichLaws}${linkOf({ version: finder.version, answers })}`,
        title: headlineOf(found),
        lines: found.applies.map((one) => ({ text: one.law.name, mark: dayOf(one, today)[0] ?? '' })),
      };
    },
    incident: (answers: Paper['answers']) => {
      const path = `${routes.incident}${linkOf({ version: finder.version, answers })}`;
      const incident = readIncident(incidentPage, new URL(path, 'https://x.example').hash, now.getTime());
      const event = incidentPage.events.find(({ id }) => answers.event?.includes(id));
      return {
        isKnown: event !== undefined,
        path,
        title: event?.title ?? '',
        // A sample is about no firm: what binds each comes first.
        lines: countClocks(incidentPage, finder, incident, now.getTime())
          .sort((a, b) => Number(bindsSome(a)) - Number(bindsSome(b)))
          .map(({ law, notice }) => ({
            text: `${law.name}${notice.if ? `, if ${notice.if}` : ''}`,
            mark: withinWords(notice),
          })),
      };
    },
  };
  return papers.map((paper) => {
    const { isKnown, lines, ...outcome } = outcomes[paper.tool](paper.answers);
    if (!isKnown)
      throw new Error(`The sample of the tool "${paper.tool}" has answers that the tool does not know`);
    return { ...paper, ...outcome, rows: lines.slice(0, linesOfSample), more: lines.length - linesOfSample };
  });
}
