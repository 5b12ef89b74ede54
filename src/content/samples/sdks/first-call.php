<?php
require 'vendor/autoload.php';

$tutor = new Sitename\Client(getenv('SITENAME_KEY'));

$answer = $tutor->ask(
    question: 'Is x^2+5x+6 = (x+1)(x+6)?',
    subject: 'algebra',
    gradeLevel: 10,
);
echo $answer->response, PHP_EOL;
