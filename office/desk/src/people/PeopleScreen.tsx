import { counted } from '@vanda/forms/plural';
import { Link, useSearchParams } from 'react-router';
import { useList, useNowMs } from '../api/hooks.ts';
import { formatMoment } from '../messages/dates.ts';
import { statusNames } from '../messages/names.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { useRows } from '../shortcuts/hooks.ts';
import { QueryStatus } from '../ui/alerts.tsx';
import listRow from '../ui/Row/Row.module.css';
import { Empty, GroupHead, ScreenHead, ShowMore, useTitle } from '../ui/screen.tsx';
import styles from './People.module.css';

export function PeopleScreen() {
  useTitle('People');
  const [params] = useSearchParams();
  const search = params.get('search') ?? undefined;
  const nowMs = useNowMs();
  const query = useList('people', { search: search ?? '' }, search !== undefined);
  const { first } = query;
  const rows = search === undefined ? [] : query.rows;
  const { rowProps } = useRows(rows, ({ reference }) => reference);
  return (
    <>
      <ScreenHead
        title="People"
        note="Searches name, e-mail, company, reference and text, by beginnings of words."
      />
      <div className={styles.search}>
        <SearchField text={search === undefined ? '' : (first?.text ?? '')} isFirst={search === undefined} />
      </div>
      {search !== undefined && <QueryStatus query={query} message="Searching" />}
      {search !== undefined && first && rows.length === 0 && (
        <Empty sentence={`Nobody found for “${first.text}”.`}>
          <p className="soft">Search compares beginnings of words. Try fewer letters, or the company.</p>
        </Empty>
      )}
      {rows.length > 0 && first && (
        <div>
          <GroupHead
            title={`Found for “${first.text}”`}
            note={counted(first.total, 'address', 'addresses')}
          />
          <ul>
            {rows.map(({ reference, name, company, email, enquiries, lastAtMs, found }) => (
              <li key={reference} className={`besideMedium ${listRow.focusable} ${styles.row}`}>
                <div>
                  <Link to={`/people/${reference}`} {...rowProps(reference)}>
                    {name}
                  </Link>{' '}
                  {company && <span className="soft">{company}</span>}
                  <p className="note">{email}</p>
                </div>
                <ul>
                  {found.map((each) => (
                    <li key={each.reference}>
                      <Link to={`/enquiries/${each.reference}`}>{each.about}</Link>{' '}
                      <span className="soft">
                        {statusNames[each.status]}, {formatMoment(each.receivedAtMs, nowMs)}
                      </span>
                    </li>
                  ))}
                </ul>
                <p className="note">
                  {counted(enquiries, 'enquiry', 'enquiries')}, the last {formatMoment(lastAtMs, nowMs)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ShowMore list={query} />
    </>
  );
}
