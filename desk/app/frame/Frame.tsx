import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useLostSinceMs, useSignedOutWhy } from '../api/connection.ts';
import { useAnswer } from '../api/use-answer.ts';
import { RoomContext } from '../api/use-room.ts';
import { keyStore } from '../keys/key-store.ts';
import { useKeyboard, useKeys } from '../keys/use-keys.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { Band } from '../ui/Band/Band.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { UndoLine } from '../undo/UndoLine.tsx';
import { clockTime } from '../words/moments.ts';
import styles from './Frame.module.css';
import { KeyLine } from './KeyLine.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { SignedOutPanel } from './SignedOutPanel.tsx';
import { ThumbBar } from './ThumbBar.tsx';
import { TopBar } from './TopBar.tsx';
import { usePulse } from './use-pulse.ts';

/** Where `G` and a letter lead. */
const places: Record<string, string> = { i: '/', s: '/sessions', p: '/people', n: '/numbers' };

/** The frame of every screen for who is signed in; for everybody else, the way in, at the same address. */
export function Frame() {
  useKeyboard();
  const { data: room, error, refetch } = useAnswer('room', {}, { staleMs: 60_000 });
  const signedOutWhy = useSignedOutWhy();
  const pulse = usePulse(room !== undefined && signedOutWhy === undefined);

  useEffect(() => {
    if (room) keyStore.switchOff(room.me.keysOff);
  }, [room]);

  if (!room) {
    if (signedOutWhy !== undefined) return <SignIn why={signedOutWhy} onSignedIn={() => void refetch()} />;
    return (
      <div className={styles.waiting}>
        {error ? <AnswerRefused refused={error} again={() => void refetch()} /> : <Loading />}
      </div>
    );
  }
  return (
    <RoomContext value={room}>
      <Desk openCount={pulse?.counts.open ?? room.counts.open} />
      <SignedOutPanel why={signedOutWhy} />
    </RoomContext>
  );
}

function Desk({ openCount }: { openCount: number }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lostSinceMs = useLostSinceMs();
  useKeys({
    go: (letter) => {
      const place = places[letter];
      if (place !== undefined) void navigate(place);
    },
    help: () => setHelpOpen(true),
  });

  // A new screen begins at its top, with what it says.
  useEffect(() => {
    void pathname;
    scrollTo(0, 0);
  }, [pathname]);

  return (
    <div className={styles.frame}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar openCount={openCount} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {lostSinceMs !== undefined && (
          <Band tone="error" live>
            <p>
              <b>No connection since {clockTime(lostSinceMs)}.</b> You can read what is open; nothing can be
              sent. What you write is kept in this tab.
            </p>
          </Band>
        )}
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <UndoLine />
        <KeyLine />
        <ThumbBar openCount={openCount} />
      </footer>
      <KeysPanel isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
