import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { leaveSignedOut } from '#web/lib/leave-signed-out.ts';
import { sessionQuery } from '#web/lib/session.ts';

/**
 * Around every screen that needs a session: leaves as soon as the server says that there is none. A visitor is on the way out
 * then and sees nothing; a learner whose session ends in mid-use goes on seeing the screen until the page has changed.
 */
export function LearnerOnly() {
  const { data } = useSuspenseQuery(sessionQuery);
  const [entered] = useState(data !== null);
  useEffect(() => {
    if (data === null) leaveSignedOut();
  }, [data]);
  return entered ? <Outlet /> : null;
}
