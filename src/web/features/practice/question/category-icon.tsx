import {
  Ambulance,
  Bike,
  Caravan,
  Clapperboard,
  Construction,
  Eye,
  Gauge,
  Handshake,
  IdCard,
  type LucideIcon,
  Merge,
  MoveHorizontal,
  ScanEye,
  Signpost,
  TriangleAlert,
  Truck,
  Wrench,
} from 'lucide-react';
import { classes } from '#web/ui/classes.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  'rules-of-the-road': Signpost,
  'road-signs': TriangleAlert,
  alertness: Eye,
  attitude: Handshake,
  'hazard-awareness': ScanEye,
  'safety-margins': MoveHorizontal,
  'vehicle-safety': Wrench,
  'vehicle-handling': Gauge,
  'vulnerable-users': Bike,
  incidents: Construction,
  accidents: Ambulance,
  motorway: Merge,
  'other-vehicles': Truck,
  'vehicle-loading': Caravan,
  documents: IdCard,
  videos: Clapperboard,
};

/** A category's icon on a small green sign; grey while the category has no questions. Decorative: its name is beside it. */
export function CategoryIcon({ slug, lit = true }: { readonly slug: string; readonly lit?: boolean }) {
  const Icon = icons[slug] ?? Signpost;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative flex size-14 shrink-0 items-center justify-center rounded-control',
        'after:absolute after:inset-1 after:rounded-lg after:border-2',
        lit ? 'bg-theory text-on-theory after:border-on-theory' : 'bg-sunken text-control after:border-keyline',
      )}
    >
      <Icon className="size-7" strokeWidth={2.25} />
    </span>
  );
}
