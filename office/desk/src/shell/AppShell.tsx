import { isAllowed } from '@vanda/desk-api/common';
import { addForms } from '@vanda/forms/forms';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useLostSinceMs, useSignedOutWhy } from '../api/connection.ts';
import { BootstrapContext, pollMs, useResponse } from '../api/hooks.ts';
import { usePoll } from '../api/use-poll.ts';
import { formatTime } from '../messages/dates.ts';
import { useKeyboardListener, useShortcuts } from '../shortcuts/hooks.ts';
import { shortcutStore } from '../shortcuts/shortcut-store.ts';
import { signedOutMessages } from '../sign-in/messages.ts';
import { PasskeyButton, SignIn } from '../sign-in/SignIn.tsx';
import { Alert, QueryStatus } from '../ui/alerts.tsx';
import { Panel } from '../ui/Panel/panels.tsx';
import { UndoLine } from '../undo/UndoLine.tsx';
import styles from './AppShell.module.css';
import bottom from './BottomNavigation.module.css';
import { IdleWarning } from './IdleWarning.tsx';
import { LinkedPasskeys } from './LinkedPasskeys.tsx';
import { Navigation, useNavigationEntries } from './Navigation.tsx';
import { ShortcutBar } from './ShortcutBar.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { TopBar } from './TopBar.tsx';

export function AppShell() {
  useKeyboardListener();
  const query = useResponse('bootstrap', {}, { staleTime: 60_000 });
  const { data: bootstrap, refetch } = query;
  const signedOutWhy = useSignedOutWhy();
  const isSignedIn = bootstrap !== undefined && signedOutWhy === undefined;
  const seesEnquiries = bootstrap !== undefined && isAllowed(bootstrap.me.role, 'member');
  const poll = usePoll(isSignedIn && seesEnquiries);
  // Needed for the idle sign-out of an editor, who polls no counts.
  useResponse('bootstrap', {}, { enabled: isSignedIn && !seesEnquiries, refetchInterval: pollMs });

  useEffect(() => {
    if (bootstrap) shortcutStore.disable(bootstrap.me.keysOff);
  }, [bootstrap]);

  if (!bootstrap) {
    if (signedOutWhy !== undefined) return <SignIn why={signedOutWhy} onSignedIn={() => void refetch()} />;
    return (
      <div className={`${styles.waiting} pageWidth`}>
        <QueryStatus query={query} />
      </div>
    );
  }
  addForms(bootstrap.forms);
  return (
    <BootstrapContext value={bootstrap}>
      <Desk openCount={poll?.counts.open ?? bootstrap.counts.open} />
      <IdleWarning
        idleEndsAtMs={Math.max(poll?.idleEndsAtMs ?? 0, bootstrap.idleEndsAtMs)}
        endsAtMs={bootstrap.endsAtMs}
        isSignedIn={signedOutWhy === undefined}
      />
      {/* Over the page: unsaved text survives an expired login session. */}
      <Panel
        title={signedOutMessages[signedOutWhy ?? 'ended']}
        place="middle"
        isOpen={signedOutWhy !== undefined}
      >
        <p>The page is still here, and so is what you were writing.</p>
        <PasskeyButton />
      </Panel>
    </BootstrapContext>
  );
}

function Desk({ openCount }: { openCount: number }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lostSinceMs = useLostSinceMs();
  const entries = useNavigationEntries();
  useShortcuts({
    go: (letter) => {
      const place = entries.find((entry) => entry.letter === letter);
      if (place) void navigate(place.to);
    },
    help: () => setHelpOpen(true),
  });

  useEffect(() => {
    void pathname;
    scrollTo(0, 0);
  }, [pathname]);

  return (
    <div className="frame">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar openCount={openCount} />
      <main id="main" className={`${styles.main} pageWidth`} tabIndex={-1}>
        {lostSinceMs !== undefined && (
          <Alert tone="error" live>
            <p>
              <b>No connection since {formatTime(lostSinceMs)}.</b> You can read what is open; nothing can be
              sent. What you write is kept in this tab.
            </p>
          </Alert>
        )}
        <LinkedPasskeys />
        <Outlet />
      </main>
      <footer className={`${styles.foot} unprinted`}>
        <UndoLine />
        <ShortcutBar />
        <Navigation className={`phone ${bottom.navigation}`} label="Desk, short" openCount={openCount} />
      </footer>
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
