import { useList } from '../api/queries.ts';
import { emailName } from '../messages/names.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { ButtonLink } from '../ui/buttons.tsx';

export function FailedMailAlert({ count }: { count: number }) {
  const [row] = useList('mailGivenUp', {}).rows;
  if (!row) return null;
  return (
    <Alert
      tone="error"
      actions={
        <ButtonLink to={count === 1 ? `/enquiries/${row.reference}#correct` : '/mail-given-up'}>
          {count === 1 ? 'Correct and send again' : `See all ${count}`}
        </ButtonLink>
      }
    >
      <p>
        <b>Mail given up.</b> {emailName(row.mail.kind)} for {row.name}
        {row.company && `, ${row.company},`} was refused{row.mail.problem ? `: ${row.mail.problem}` : ''}.
      </p>
    </Alert>
  );
}
