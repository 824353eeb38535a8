import { Link } from 'react-router';
import { Menu, menuItemClass } from './menu.tsx';

type UserMenuProps = {
  /** Full name, or what the screen shows in its place. */
  readonly name: string;
  readonly email: string;
  readonly onSignOut: () => void;
};

/** The avatar's initial, and behind it who is signed in and the three ways on (spec section 2). */
export function UserMenu({ name, email, onSignOut }: UserMenuProps) {
  return (
    <Menu
      label="User menu"
      trigger={(name || email).trim().charAt(0).toUpperCase()}
      triggerClass="flex size-11 items-center justify-center rounded-full border-2 border-paint bg-asphalt-raised font-sign text-lg font-bold text-on-asphalt"
      heading={
        <>
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-ink-soft">{email}</p>
        </>
      }
    >
      <Link role="menuitem" tabIndex={-1} className={menuItemClass} to="/profile/settings">
        Profile Settings
      </Link>
      <Link role="menuitem" tabIndex={-1} className={menuItemClass} to="/profile/achievements">
        My Achievements
      </Link>
      <button type="button" role="menuitem" tabIndex={-1} className={menuItemClass} onClick={onSignOut}>
        Sign out
      </button>
    </Menu>
  );
}
