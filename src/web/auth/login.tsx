import { Login } from '#web/features/account/login.tsx';
import { startAuthPage } from './start.ts';

startAuthPage(<Login />);
