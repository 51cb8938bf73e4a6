/** `import './x.css'`: what a component looks like. */
declare module '*.css' {}

/** The CSS texts of a module and of all that it shows, in the order in which they apply. */
declare module '*?styles' {
  const styles: readonly string[];
  export default styles;
}

/** One CSS text, for what no component imports. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
