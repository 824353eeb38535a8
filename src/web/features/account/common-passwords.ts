/** Passwords that are tried first, in lower case; those with digits at the end also count without them (rate-password.ts). */
export const commonPasswords: ReadonlySet<string> = new Set(
  `000000 111111 112233 11111111 121212 123123 123321 1234567 12345678 123456789 1234567890 123456 12345 131313 159753 222222
  555555 654321 666666 696969 777777 789456 888888 987654321 999999 1q2w3e4r 1q2w3e 1qaz2wsx a1b2c3 aa123456 abc123 abcdef abcd1234
  access admin administrator amanda andrew angel anthony apple arsenal ashley asdfgh asdfghjkl august austin autumn babygirl bailey
  banana barney baseball basketball batman beautiful bigdaddy birmingham biteme blink blue bradley brandon bristol brittany buster
  butterfly cambridge catseye celtic changeme charles charlie charlotte cheese chelsea chicken chocolate christmas computer cookie
  cowboy crystal daniel danielle dave david december default diamond dragon driver driving drivingtest edward elizabeth england
  everton fluffy flower football freedom friday friends fuckyou gemma george ginger golden hannah harley harry hello helloworld
  highway hockey hunter iloveyou internet jack jackson jackass jasmine jason jennifer jessica jesus jordan joseph joshua justin
  killer kitten killme learner letmein letmeinnow lfc linkedin liverpool london louise lovely loveme lovers maggie manchester
  mario martin master matrix matthew melissa mercedes michael michelle monday money monkey mustang mynoob myspace naruto nathan
  newcastle nicholas nicole ninja november october oliver orange oscar pass passcode passw0rd password passphrase patrick peanut
  pepper phoenix pokemon poppy prince princess purple qazwsx qwer qwerty qwertyuiop q1w2e3r4 rachel racing rainbow rangers rebecca
  richard robert rosie rugby samantha samsung scotland secret september shadow silver simon snoopy soccer sophie spiderman starwars
  steven summer sunday sunflower sunshine superman sweety taylor tennis test testing theory theorytest thomas thunder tigger tinkerbell
  tottenham toyota trustno1 united vauxhall victoria wales welcome whatever william winner winter wizard yellow zaq12wsx zxcvbn
  zxcvbnm zxcv`.split(/\s+/),
);
