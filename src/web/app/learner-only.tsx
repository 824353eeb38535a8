import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { leaveSignedOut } from '#web/lib/leave-signed-out.ts';
import { sessionQuery } from '#web/lib/session.ts';

/** Around every screen that needs a session: leaves as soon as the server says that there is none. */
export function LearnerOnly() {
  const { data } = useQuery(sessionQuery);
  useEffect(() => {
    if (data === null) leaveSignedOut();
  }, [data]);
  return <Outlet />;
}
