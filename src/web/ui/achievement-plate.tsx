import {
  ArrowUp,
  BookOpenCheck,
  CarFront,
  CircleDot,
  Ellipsis,
  Flag,
  type LucideIcon,
  Medal,
  Route,
  Signpost,
  Star,
  Timer,
  TriangleAlert,
} from 'lucide-react';
import { Plate } from './plate.tsx';

/** The pictures that src/domain/achievements.ts names. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'arrow-up': ArrowUp,
  clock: Timer,
  flag: Flag,
  hazard: TriangleAlert,
  lane: Route,
  plate: Medal,
  signs: Signpost,
  star: Star,
  stud: CircleDot,
  studs: Ellipsis,
  theory: BookOpenCheck,
  wheel: CarFront,
};

type AchievementPlateProps = { readonly icon: string; readonly earned: boolean; readonly className?: string };

/** An achievement's plate by the name of its picture. Decorative: name it, and say whether it is earned, beside it. */
export function AchievementPlate({ icon, ...rest }: AchievementPlateProps) {
  return <Plate icon={icons[icon] ?? Star} {...rest} />;
}
