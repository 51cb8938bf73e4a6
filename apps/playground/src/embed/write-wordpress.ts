import { isSiteWidget } from '../catalogue/catalogue.ts';
import type { EmbedFile, EmbedSubject } from './embed-subject.ts';
import { fallback } from './write-html.ts';
import { tokenRules } from './write-tag.ts';

/** WordPress: a shortcode, whose attributes an author may change from page to page. */
export function writeWordPress(subject: EmbedSubject): readonly EmbedFile[] {
  const name = subject.widget.tag.replace('bw-', 'boardwalk-');
  return [
    { place: 'functions.php of your theme', code: functionsOf(subject, name) },
    { place: 'In a page or a post', code: `[${name}]\n` },
  ];
}

function functionsOf(subject: EmbedSubject, name: string): string {
  const { widget, attributes, tokens, siteOrigin } = subject;
  const presets = Object.entries(attributes).map(
    ([attribute, text]) =>
      `    ${quote(attribute)} => ${quote(inWordPress(attribute, text, name))},\n`,
  );
  const rules = tokenRules(tokens);
  const load = isSiteWidget(widget)
    ? `  wp_add_inline_script('boardwalk', "Boardwalk.load('${widget.tag}')");\n`
    : '';
  return `add_action('wp_enqueue_scripts', function () {
  wp_enqueue_script('boardwalk', ${quote(`${siteOrigin}/v1/boardwalk.js`)}, [], null, false);
${load}${
  rules
    ? `  wp_register_style('boardwalk', false);
  wp_enqueue_style('boardwalk');
  wp_add_inline_style('boardwalk', ${quote(rules)});
`
    : ''
}});

add_shortcode(${quote(name)}, function ($given) {
  $attributes = shortcode_atts([
${presets.join('')}  ], (array) $given);
  $tag = '<${widget.tag}';
  foreach ($attributes as $name => $value) {
    $tag .= ' ' . $name . '="' . esc_attr($value) . '"';
  }
  return $tag . '><a href="${siteOrigin}">${fallback}</a></${widget.tag}>';
});
`;
}

/** WordPress keeps parameters such as `page` for itself: the state of a widget has its prefix there. */
function inWordPress(attribute: string, text: string, name: string): string {
  return attribute === 'url-sync' && text === '' ? name : text;
}

/** A text as PHP reads it between single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
