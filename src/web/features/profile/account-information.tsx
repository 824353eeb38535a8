import { Card } from '#web/ui/card.tsx';

/** All accounts are of one type (spec section 6). */
export function AccountInformation() {
  return (
    <Card heading="Account Information">
      <dl className="flex flex-wrap gap-x-2">
        <dt className="font-semibold">Account Type:</dt>
        <dd>Standard User</dd>
      </dl>
    </Card>
  );
}
