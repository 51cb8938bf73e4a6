import button from '../../kit/button/button.css?inline';
import card from '../../kit/card/card.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import articleCard from '../articles/article-card.css?inline';
import text from '../text/text.css?inline';
import article from './article.css?inline';

export const articleStyles: readonly string[] = [
  kit,
  icon,
  button,
  state,
  skeleton,
  card,
  picture,
  articleCard,
  text,
  article,
];
