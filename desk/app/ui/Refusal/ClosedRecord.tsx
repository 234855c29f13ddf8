import { Link } from 'react-router';
import type { Actor } from '../../../contract/common.ts';
import { useNowMs } from '../../api/server-clock.ts';
import { actorInWords } from '../../words/actors.ts';
import { dayInWords } from '../../words/moments.ts';
import { Empty } from '../Empty/Empty.tsx';
import { ScreenHead } from '../Heading/ScreenHead.tsx';

/** What is left of an enquiry that was erased, or was past its retention. */
export function ClosedRecord({ reference, day, by }: { reference: string; day: string; by: Actor }) {
  const nowMs = useNowMs();
  return (
    <>
      <ScreenHead title={<span className="num">{reference}</span>} />
      <Empty sentence="Content deleted.">
        <p className="soft">
          {dayInWords(day, nowMs)},{' '}
          {by.kind === 'rule' ? 'by rule: the time of keeping was over' : actorInWords(by)}
        </p>
        <Link to="/">To the inbox</Link>
      </Empty>
    </>
  );
}
