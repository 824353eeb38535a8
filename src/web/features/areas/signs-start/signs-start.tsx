import { AreaPage } from '#web/app/area-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { LessonList } from './lesson-list.tsx';
import { colourLessons, shapeLessons } from './lessons.tsx';

/** `/signs/start` */
export function Component() {
  return (
    <AreaPage wide>
      <SignPanel variant="signs" heading="A sign speaks before you can read it">
        <p className="mt-3 max-w-prose text-lg">
          Its shape says what kind of message it is, its colour on what kind of road or for what reason. Learn these
          few, and you can tell a sign you have never seen.
        </p>
      </SignPanel>
      <LessonList heading="Shapes" lessons={shapeLessons} />
      <LessonList heading="Colours" lessons={colourLessons} />
      <div>
        <LinkButton to="/signs/categories">Go to the signs</LinkButton>
      </div>
    </AreaPage>
  );
}
