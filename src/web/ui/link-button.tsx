import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
  readonly className?: string;
};

/** A link to another screen that looks like a button. */
export function LinkButton({ variant = 'primary', wide = false, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(variant, wide, className)} />;
}
