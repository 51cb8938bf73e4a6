import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { PostingStore } from '@boardwalk/sdk-core/posting/store';
import type { PostingObstacle } from '@boardwalk/sdk-core/posting/writing/obstacles';
import { cityProfileIntroduction, profile } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { PartHeading } from '../../../parts/part-heading/PartHeading.tsx';
import { returnQuery } from '../../../parts/way-back/return-query.ts';
import '../../../kit/button/button.css';
import '../post.css';

interface ObstacleProps {
  readonly obstacle: PostingObstacle;
  readonly store: PostingStore;
}

/** What somebody has to do before they can post, and the way there. */
export function Obstacle({ obstacle, store }: ObstacleProps) {
  const messages = useMessages(postingMessages);
  const { host } = useWidget();
  if (obstacle === 'merchants') return <MerchantsFirst store={store} />;
  const isProfile = obstacle === 'profile';
  // On pages of others the profile opens in place of them, and leads nowhere from there.
  const here = host.firstParty ? location.pathname + location.search : '';
  return (
    <section className="post-obstacle">
      <PartHeading className="post-part">
        {isProfile ? messages.profileTitle : messages.cityTitle}
      </PartHeading>
      <p>{isProfile ? messages.profileNeeded : messages.cityText}</p>
      <p>
        <RouteLink
          route={isProfile ? profile({}, returnQuery(here)) : cityProfileIntroduction({})}
          className="button button-primary"
        >
          {isProfile ? messages.goToProfile : messages.cityMore}
        </RouteLink>
      </p>
    </section>
  );
}

/** Lets a user who has an account be a merchant, by one press. */
function MerchantsFirst({ store }: Pick<ObstacleProps, 'store'>) {
  const messages = useMessages(postingMessages);
  const { host } = useWidget();
  const form = useForm({
    async send() {
      await store.becomeMerchant();
      // What was pressed is gone; the title stands above the form that takes its place.
      host.element?.shadowRoot?.querySelector<HTMLElement>('.post-title')?.focus();
    },
  });
  return (
    <section className="post-obstacle">
      <PartHeading className="post-part">{messages.merchantTitle}</PartHeading>
      <p>{messages.merchantText}</p>
      <Form form={form}>
        <p>
          <Button {...form.button} variant="primary">
            {messages.becomeMerchant}
          </Button>
        </p>
      </Form>
    </section>
  );
}
