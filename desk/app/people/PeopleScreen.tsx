import { Link, useNavigate, useSearchParams } from 'react-router';
import { useNowMs } from '../api/server-clock.ts';
import { useList } from '../api/use-list.ts';
import { SearchField } from '../frame/SearchField.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useRows } from '../keys/use-rows.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Empty } from '../ui/Empty/Empty.tsx';
import { GroupHead } from '../ui/Heading/GroupHead.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { useTitle } from '../ui/use-title.ts';
import { momentInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';
import styles from './People.module.css';
import { standingWord } from './words.ts';

/** One field over everything; what is found is grouped by address. */
export function PeopleScreen() {
  useTitle('People');
  const [params] = useSearchParams();
  const search = params.get('search') ?? undefined;
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const { pages, error, refetch, hasNextPage, fetchNextPage } = useList(
    'people',
    { search: search ?? '' },
    { isWanted: search !== undefined },
  );
  const first = pages?.[0];
  const rows = search === undefined ? [] : (pages?.flatMap((page) => page.rows) ?? []);
  const list = useRows(
    rows.map(({ reference }) => reference),
    `/people?${params}`,
  );
  useKeys({ open: () => list.current && void navigate(`/people/${list.current}`) });
  return (
    <>
      <ScreenHead
        title="People"
        note="Searches name, e-mail, company, reference and text, by beginnings of words."
      />
      <div className={styles.search}>
        <SearchField text={search === undefined ? '' : (first?.text ?? '')} isFirst={search === undefined} />
      </div>
      {error && search !== undefined && <AnswerRefused refused={error} again={() => void refetch()} />}
      {search !== undefined && !pages && !error && <Loading words="Searching" />}
      {search !== undefined && first && rows.length === 0 && (
        <Empty sentence={`Nobody found for “${first.text}”.`}>
          <p className="soft">Search compares beginnings of words. Try fewer letters, or the company.</p>
        </Empty>
      )}
      {rows.length > 0 && first && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work on the rows' links, which are its children
        <div ref={list.listRef} onKeyDown={list.onKeyDown} className={styles.list}>
          <GroupHead
            title={`Found for “${first.text}”`}
            note={
              first.total === null ? `more than ${rows.length}` : counted(first.total, 'address', 'addresses')
            }
          />
          <ul>
            {rows.map(({ reference, name, company, email, enquiries, lastAtMs, found }) => (
              <li key={reference} className={styles.row}>
                <div>
                  <Link to={`/people/${reference}`} {...list.rowProps(reference)}>
                    {name}
                  </Link>{' '}
                  {company && <span className="soft">{company}</span>}
                  <p className="note">{email}</p>
                </div>
                <ul className={styles.found}>
                  {found.map((each) => (
                    <li key={each.reference}>
                      <Link to={`/enquiries/${each.reference}`}>{each.about}</Link>{' '}
                      <span className="soft">
                        {standingWord[each.standing]}, {momentInWords(each.receivedAtMs, nowMs)}
                      </span>
                    </li>
                  ))}
                </ul>
                <p className="note">
                  {counted(enquiries, 'enquiry', 'enquiries')}, the last {momentInWords(lastAtMs, nowMs)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more</Button>}
    </>
  );
}
