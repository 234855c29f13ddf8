import { useList } from '../api/use-list.ts';
import { Band } from '../ui/Band/Band.tsx';
import { ButtonLink } from '../ui/Button/Button.tsx';
import { mailName } from '../words/mails.ts';

/** Mail that did not arrive is seen without being asked for. */
export function GivenUpBand({ count }: { count: number }) {
  const { pages } = useList('mailGivenUp', {});
  const row = pages?.[0]?.rows[0];
  if (!row) return null;
  return (
    <Band
      tone="error"
      acts={
        <ButtonLink to={count === 1 ? `/enquiries/${row.reference}#correct` : '/mail-given-up'}>
          {count === 1 ? 'Correct and send again' : `See all ${count}`}
        </ButtonLink>
      }
    >
      <p>
        <b>Mail given up.</b> {mailName(row.mail.kind)} for {row.name}
        {row.company && `, ${row.company},`} was refused{row.mail.problem ? `: ${row.mail.problem}` : ''}.
      </p>
    </Band>
  );
}
