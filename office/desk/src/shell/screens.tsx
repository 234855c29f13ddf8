import { Link } from 'react-router';
import { ScreenHead, useTitle } from '../ui/screen.tsx';

export function NotFoundScreen() {
  useTitle('Not here');
  return (
    <>
      <ScreenHead title="Nothing is at this address." />
      <Link to="/">To the inbox</Link>
    </>
  );
}
