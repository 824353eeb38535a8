/** The road ahead at night: edge lines, and studs that shine brighter the nearer they are. Decorative. */
export function NightDrive() {
  return (
    <svg
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-y-0 right-0 h-full w-1/3 lg:w-full"
      aria-hidden="true"
    >
      <path d="M0 330h600v470H0z" fill="#16211b" className="hidden lg:block" />
      <path d="M282 330h36l262 470H20z" fill="#1f2328" />
      <path d="M282 330 20 800M318 330l262 470" stroke="#d8d5cb" strokeWidth="6" />
      <path d="M300 340v14M300 372v22M300 424v38M300 510v62M300 650v100" stroke="#d8d5cb" strokeWidth="5" />
      <g fill="#ffb31a">
        <circle cx="300" cy="363" r="2.5" />
        <circle cx="300" cy="409" r="4" />
        <circle cx="300" cy="486" r="6.5" />
        <circle cx="300" cy="611" r="10" />
        <circle cx="300" cy="780" r="15" />
      </g>
      <g fill="#ffb31a" opacity=".25">
        <circle cx="300" cy="409" r="9" />
        <circle cx="300" cy="486" r="16" />
        <circle cx="300" cy="611" r="26" />
        <circle cx="300" cy="780" r="40" />
      </g>
      <g fill="#d6322f">
        <circle cx="252" cy="392" r="2.5" />
        <circle cx="206" cy="474" r="4" />
        <circle cx="136" cy="600" r="6.5" />
      </g>
    </svg>
  );
}
