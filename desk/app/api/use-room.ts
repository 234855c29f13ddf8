import { createContext, useContext } from 'react';
import type { RoomAnswer } from '../../contract/room.ts';

/** What every screen stands on: who is here, colleagues, forms, settings. */
export const RoomContext = createContext<RoomAnswer | undefined>(undefined);

/** @throws outside of the frame */
export function useRoom(): RoomAnswer {
  const room = useContext(RoomContext);
  if (!room) throw new Error('The room is asked for outside of the frame');
  return room;
}
