import { Notice } from '#web/ui/notice.tsx';

/** What a part of an area shows where its content is absent, and nowhere else (spec section 2). */
export function UnderDevelopment() {
  return <Notice kind="warn">This content is under development. Check back soon!</Notice>;
}
