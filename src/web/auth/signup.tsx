import { Signup } from '#web/features/account/signup.tsx';
import { startAuthPage } from './start.ts';

startAuthPage(<Signup />);
