import { useParams } from 'react-router';
import { findMarkingGallery } from '#domain/marking-galleries.ts';
import { findSignCategory } from '#domain/sign-categories.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { usePageTitle } from '#web/app/page-title.ts';
import { BackLink } from '#web/ui/back.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MarkingGallery } from './marking-gallery.tsx';
import { SignGallery } from './sign-gallery.tsx';

/** `/signs/categories/:categoryId`: the signs of a category, or a gallery of markings and signals. */
export function Component() {
  const { categoryId } = useParams();
  const category = findSignCategory(categoryId);
  const gallery = findMarkingGallery(categoryId);
  const title = (category ?? gallery)?.title;
  usePageTitle(title);
  return (
    <AreaPage
      title={title ?? 'Sign Categories'}
      back={<BackLink to="/signs/categories">Back to Sign Categories</BackLink>}
      wide
    >
      {category && <SignGallery key={category.id} category={category} />}
      {gallery && <MarkingGallery key={gallery.id} gallery={gallery} />}
      {!title && <NoSuchCategory />}
    </AreaPage>
  );
}

function NoSuchCategory() {
  return (
    <EmptyState heading="There is no such category" sign="information-no-through-road">
      <LinkButton to="/signs/categories">All sign categories</LinkButton>
    </EmptyState>
  );
}
