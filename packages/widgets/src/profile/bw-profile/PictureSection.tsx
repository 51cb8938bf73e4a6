import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { pictureMessages, profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Camera } from 'lucide';
import { createElement, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { explainProblem } from '../../parts/problem/explain-problem.ts';
import type { ProfileContext } from './profile-context.ts';
import './profile.css';

interface PictureSectionProps {
  readonly context: ProfileContext;
  readonly profile: Profile;
}

/** The picture, and the ways to another one and to none. */
export function PictureSection({ context, profile }: PictureSectionProps) {
  const { env, host } = context;
  const messages = env.messages(profileMessages);
  const [isUploading, setIsUploading] = useState(false);
  const { profilePicture, firstName } = profile;

  async function remove() {
    const told = env.messages(pictureMessages);
    try {
      await env.store(createProfileStore).changePicture(null);
      if (host.element) toast(host.element, told.done, 'success');
      await env.store(createSessionStore).refresh();
    } catch (error) {
      const why = explainProblem(toProblem(error), env);
      if (host.element) toast(host.element, `${told.failed} ${why}`, 'error');
    }
  }

  return (
    <section className="profile-part profile-picture" aria-label={messages.picture}>
      <span className="profile-face">
        {profilePicture ? (
          <img
            src={env.mediaUrl(`${profilePicture.path}/320.webp`)}
            alt={messages.picture}
            width={96}
            height={96}
          />
        ) : (
          <span aria-hidden="true">{Array.from(firstName)[0]}</span>
        )}
      </span>
      <div className="profile-picture-words">
        <p className="profile-note">{messages.pictureNote}</p>
        <p className="profile-actions">
          <Button
            icon={Camera}
            onClick={() => {
              context.ensureWidgets('bw-profile-picture');
              setIsUploading(true);
            }}
          >
            {messages.uploadPicture}
          </Button>
          {profilePicture && (
            <Button variant="quiet" onClick={() => void remove()}>
              {messages.removePicture}
            </Button>
          )}
        </p>
      </div>
      {isUploading &&
        createElement('bw-profile-picture', {
          'onbw-profile-picture-closed': () => setIsUploading(false),
        })}
    </section>
  );
}
